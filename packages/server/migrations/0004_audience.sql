ALTER TABLE "quiz" ADD COLUMN "published_for" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "class_id" uuid;--> statement-breakpoint
CREATE INDEX "evaluation_asked" ON "evaluation" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quiz_question_question" ON "quiz_question" USING btree ("question_id");